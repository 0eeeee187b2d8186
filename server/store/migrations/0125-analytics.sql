-- What shops do in their app, summed up by day; and orders by day, read from their index alone.

create table search_counts (
  day date not null,
  keywords text not null,
  total integer not null check (total > 0),
  primary key (day, keywords) include (total)
);

create table product_view_counts (
  day date not null,
  product_id integer not null references products on delete cascade,
  total integer not null check (total > 0),
  primary key (day, product_id) include (total)
);
create index product_view_counts_product_id on product_view_counts (product_id);

create table app_usage (
  day date not null,
  user_id integer not null references users on delete cascade,
  seconds integer not null check (seconds > 0),
  primary key (day, user_id) include (seconds)
);
create index app_usage_user_id on app_usage (user_id);

-- Reports of the app that were counted: one that is sent again is known by its id.
create table app_reports (
  id uuid primary key,
  received_at timestamptz(3) not null default now()
);
create index app_reports_received_at on app_reports (received_at);

create index user_update_infos_open on user_update_infos (id) where status = 0;
create index transactions_amounts on transactions (created_at) include (total_price);
drop index if exists transactions_created_at;
-- Few of all orders are open or unpaid: their counts come from small indexes.
create index transactions_unpaid on transactions (created_at) include (payment_type, state) where paid = 0;
