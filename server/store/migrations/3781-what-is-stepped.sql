-- expand
select count_groups('transactions', 'state, paid', 'day(created_at), sum(total_price)', 'state, paid, span(id)',
  'state, paid, day(created_at)');
select count_groups('products', 'active, blocked', 'category_id, active, blocked', 'brand_id, active, blocked',
  'active, blocked, span(id)');
select count_groups('users', 'active', 'active, span(id)');
select count_groups('user_update_infos', 'status', 'status, day(created_at)');
select count_groups('bca_mutations', 'paid', 'paid, span(id)', 'paid, day(created_at)');
select count_groups('nav_logs', '', 'span(id)');
