create view outline_authors as
  select distinct o.id as outline_id, (part.value ->> 'author')::integer as author_id
  from outlines as o cross join lateral jsonb_array_elements(o.parts) as part (value);
