-- How many orders are in each state, and how many of them are unpaid, is counted from this index alone.
create index transactions_state_paid on transactions (state, paid);
