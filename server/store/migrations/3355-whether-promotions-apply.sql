-- Whether a promotion applies at this moment, in a word. A function of a row is read like a column of its table: what the
-- moment decides cannot be stored.
create function applies_word(state text) returns text language sql immutable as $$
  select case state
    when 'applies' then 'running'
    when 'later' then 'scheduled'
    when 'over' then 'ended'
    when 'waiting' then 'waits'
    when 'revise' then 'waits'
    else 'off'
  end
$$;

-- Of what is approved and has no hours the row says all by itself, so that a filter of thousands looks into no other table.
create function applies(m promo_master) returns text language plpgsql stable as $$
begin
  if m.approved_version is null or m.jenis = 'FLASHALE' then
    return (
      select applies_word(s.state) from promotion_states as s
      where s.jenis = m.jenis and s.id_relation = m.id_relation
    );
  end if;
  return applies_word(case
    when m.active = 0 then 'inactive'
    when now()::date < m.start_date then 'later'
    when now()::date > m.end_date then 'over'
    else 'applies'
  end);
end $$;

create function applies(flashsales) returns text language sql stable as $$
  select applies_word(s.state) from promotion_states as s where s.jenis = 'FLASHALE' and s.id_relation = $1.id
$$;

-- Nobody approves a voucher.
create function applies(vouchers) returns text language sql stable as $$
  select case
    when $1.active = 0 then 'off'
    when now()::date < $1.start_date then 'scheduled'
    when now()::date > $1.end_date then 'ended'
    else 'running'
  end
$$;
