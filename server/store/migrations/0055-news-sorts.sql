-- A date may be missing, and then comes last in either direction: read backwards, the plain indexes would put it first.
create index news_start_date_last on news (start_date desc nulls last, id desc);
create index news_end_date_last on news (end_date desc nulls last, id desc);
