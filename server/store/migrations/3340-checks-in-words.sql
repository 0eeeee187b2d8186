-- Why a check refuses, where its definition does not tell by itself: "column: Sentence."
comment on constraint campaign_items_one_thing on campaign_items is 'product_id: Choose one product, category or brand.';
comment on constraint section_items_one_thing on section_items is 'product_id: Choose one product, category or brand.';
comment on constraint categories_check on categories is 'parent_category_id: A category cannot be its own parent.';
comment on constraint chat_identity_one_check on chat_identity is 'one: The business has one identity in the chat.';
comment on constraint configs_chat_config on configs is 'value: This setting is true or false.';
comment on constraint files_name_check on files is 'name: A stored file is named by its content.';
comment on constraint flashsale_products_check on flashsale_products is 'discount: At most 100 percent.';
comment on constraint product_promo_prices_check1 on product_promo_prices is 'discount: At most 100 percent.';
comment on constraint vouchers_percent on vouchers is 'besar: At most 100 percent.';
comment on constraint flashsale_products_sold_out on flashsale_products is 'stock: Not so many pieces are left in the flash sale.';
comment on constraint flashsales_check on flashsales is 'end_time: The end must come after the start.';
comment on constraint flashsales_start_time_check on flashsales is 'start_time: A time is given as 00:00 to 23:59.';
comment on constraint flashsales_end_time_check on flashsales is 'end_time: A time is given as 00:00 to 23:59.';
comment on constraint messages_note on messages is 'category: Only staff write notes.';
comment on constraint product_discounts_whole on product_discounts is 'discount_price: Please enter a whole number.';
