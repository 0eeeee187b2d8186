-- What may be missing comes last in either direction: read backwards, the plain indexes would put it first.
create index users_nav_id_last on users (nav_id desc nulls last, id desc);
create index users_owner_name_last on users (owner_name desc nulls last, id desc);
create index users_phone_number_last on users (phone_number desc nulls last, id desc);
