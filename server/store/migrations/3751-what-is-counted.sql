-- expand
select count_groups('transactions', 'state, paid');
select count_groups('products', 'active, blocked', 'category_id, active, blocked', 'brand_id, active, blocked');
select count_groups('users', 'active');
select count_groups('user_update_infos', 'status');
select count_groups('bca_mutations', 'paid');
select count_groups('nav_logs', '');
