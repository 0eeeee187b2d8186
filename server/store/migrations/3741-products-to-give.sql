-- Read like a column of its row: whether a product can be given away, which the picker of gifts asks for.
create function can_be_given(products) returns smallint language sql stable as $$ select $1.active $$;
