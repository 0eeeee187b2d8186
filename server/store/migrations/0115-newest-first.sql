-- A shop's codes and requests are listed by their time, the newest first: ids follow the order of writing, which an
-- import does not keep. The indexes by id go: nothing else reads by them, and these serve the foreign key.

create index otp_logs_newest on otp_logs (user_id, requested_at, id);
drop index otp_logs_user_id;
create index user_update_infos_newest on user_update_infos (user_id, created_at, id);
drop index user_update_infos_user_id;
