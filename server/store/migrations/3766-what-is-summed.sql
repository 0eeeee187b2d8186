-- expand
select count_groups('transactions', 'state, paid', 'day(created_at), sum(total_price)');
select count_groups('search_counts', 'month(day), keywords, sum(total)');
select count_groups('product_view_counts', 'month(day), product_id, sum(total)');
select count_groups('app_usage', 'month(day), user_id, sum(seconds)');
