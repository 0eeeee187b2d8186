-- Pictures that were sent in a conversation are for those who may read it; others are for who has their address.

alter table files add column guarded boolean not null default false;
update files as f set guarded = true
  from messages as m
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(m.data -> 'attachments') when 'array' then m.data -> 'attachments' else '[]' end) as part
  where m.type = 'picture' and m.category = 'chat'
    and part ->> 'picture' = '/files/' || f.name
    and not exists (select from product_images as p where f.name in (p.image_url, p.thumbnail_image_url));
