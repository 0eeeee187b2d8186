-- What lists may be sorted by and searched in comes from an index (server/resources/index-use.test.ts). Columns with
-- few values carry the key, which breaks their many ties.

create index brands_active on brands (active, id);
create index categories_active on categories (active, id);
create index products_active on products (active, id);
create index products_blocked on products (blocked, id);

create index admin_users_username on admin_users (username);
create index admin_users_role on admin_users (role, id);

create index nav_logs_updated_at on nav_logs (updated_at);
create index nav_logs_url on nav_logs (url);
create index nav_logs_method on nav_logs (method, id);
create index nav_logs_method_search on nav_logs using gin (method gin_trgm_ops);
