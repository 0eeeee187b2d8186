// Generated from server/store/migrations by `npm run generate`. Edit that instead of this file.
import type { ChatMessage } from '../../domain/generated/types/chat-message.ts';
import type { Job } from '../../domain/generated/types/job.ts';
import type { ProductLog } from '../../domain/generated/types/product-log.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Whatever JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** JSON is read as what it says, and written as its text. `Unsaid`: what may stand for no value. */
type Json<T, Unsaid = never> = ColumnType<T, string | Unsaid, string | Extract<Unsaid, null>>;

/** Every table and view that the migrations make, as the server reads and writes them. */
export type Database = {
  admin_users: {
    id: Generated<number>;
    username: string;
    password_hash: string;
    role: number;
    uuid: string | null;
    avatar_url: string | null;
    name: string | null;
    shop_name: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    password_temporary: Generated<boolean>;
  };
  app_reports: {
    id: string;
    received_at: Generated<string>;
  };
  app_usage: {
    day: string;
    user_id: number;
    seconds: number;
  };
  applying_promotions: {
    id: GeneratedAlways<number | null>;
    jenis: GeneratedAlways<string | null>;
    id_relation: GeneratedAlways<number | null>;
    title: GeneratedAlways<string | null>;
    start_date: GeneratedAlways<string | null>;
    end_date: GeneratedAlways<string | null>;
    approved_version: GeneratedAlways<number | null>;
  };
  approval_levels: {
    id: Generated<number>;
    level_name: string;
    level: number;
  };
  approvals: {
    id: Generated<number>;
    user_id: number;
    role: number;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    role_string: Generated<string>;
  };
  attempts: {
    key: Buffer;
    tries: number;
    ends_at: string;
  };
  audit_entries: {
    id: Generated<number>;
    at: Generated<string>;
    admin_user_id: number | null;
    request_id: string;
    endpoint: string;
    entity: string | null;
    entity_id: string | null;
    before: Json<JsonValue, null>;
    after: Json<JsonValue, null>;
    actor: string | null;
    action: string | null;
  };
  backfills: {
    name: string;
    of_table: string;
    assignments: string;
    missing: string;
    ended_at: string | null;
  };
  bca_mutation_transactions: {
    bca_mutation_id: number;
    transaction_id: number;
  };
  bca_mutations: {
    id: Generated<number>;
    reference: string;
    user_id: number | null;
    nav_id: string | null;
    virtual_account: string;
    total_price: number;
    paid: Generated<0 | 1>;
    transaction_date: string;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    description: string | null;
  };
  brands: {
    id: Generated<number>;
    name: string;
    file_url: string | null;
    active: Generated<0 | 1>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  broadcast_recipients: {
    broadcast_id: number;
    user_id: number;
  };
  broadcasts: {
    id: Generated<number>;
    nama_broadcast: string;
    sender_type: 'now' | 'schedule';
    date_sender: Generated<string>;
    segment_type: 'all' | 'manual';
    content: string;
    voucher_id: number | null;
    status: Generated<'Terjadwal' | 'Mengirim' | 'Terkirim' | 'Terkirim sebagian' | 'Dibatalkan' | 'Gagal'>;
    read: Generated<number>;
    sent_at: string | null;
    created_by: number | null;
    created_at: Generated<string>;
    reached: Generated<number>;
  };
  bundle_details: {
    id: Generated<number>;
    bundle_id: number;
    place: Generated<number>;
    product_id: number;
    qty: number;
    discount: Generated<number>;
  };
  bundle_thumbnails: {
    id: Generated<number>;
    bundle_id: number;
    thumbnail: string;
  };
  bundles: {
    id: Generated<number>;
    name: string;
    start_date: string;
    end_date: string;
    price: number;
    deskripsi: string;
    active: Generated<0 | 1>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  campaign_items: {
    id: Generated<number>;
    campaign_id: number;
    product_id: number | null;
    category_id: number | null;
    brand_id: number | null;
  };
  campaign_participants: {
    id: Generated<number>;
    campaign_id: number;
    user_id: number;
    reached: Generated<number>;
    reward: Generated<string>;
    notified_at: string | null;
  };
  campaign_progress: {
    id: GeneratedAlways<number | null>;
    campaign_id: GeneratedAlways<number | null>;
    user_id: GeneratedAlways<number | null>;
    reward: GeneratedAlways<string | null>;
    reached: GeneratedAlways<number | null>;
    participant_progress: GeneratedAlways<number | null>;
  };
  campaigns: {
    id: Generated<number>;
    ordering: Generated<number>;
    title: string;
    start_date: string;
    end_date: string;
    active: Generated<0 | 1>;
    type: 'product' | 'category' | 'brand';
    type_target: 'amount' | 'qty';
    target: number;
    content: string;
    banner_url: string | null;
    participant: Generated<number>;
    remind_start_date: string | null;
    remind_end_date: string | null;
    reminded_on: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    active_string: GeneratedAlways<string>;
  };
  canned_replies: {
    id: Generated<number>;
    title: string;
    text: string;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  categories: {
    id: Generated<number>;
    name: string;
    description: string | null;
    ordering: Generated<number>;
    file_url: string | null;
    active: Generated<0 | 1>;
    parent_category_id: number | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  chat_identity: {
    one: Generated<boolean>;
    uuid: Generated<string>;
  };
  chat_tickets: {
    ticket_hash: Buffer;
    admin_user_id: number;
    token_hash: Buffer;
    expires_at: string;
  };
  chat_turns: {
    admin_user_id: number;
    turn: Generated<number>;
  };
  configs: {
    key: string;
    value: Generated<string>;
    is_middleware: Generated<0 | 1>;
    updated_at: Generated<string>;
  };
  conversation_reads: {
    conversation_id: number;
    admin_user_id: number;
    message_id: number;
    counted: number | null;
  };
  conversations: {
    id: Generated<number>;
    user_id: number;
    last_message_id: number | null;
    last_at: string | null;
    waiting_since: string | null;
    created_at: Generated<string>;
    assigned_to: number | null;
    person_message_id: number | null;
    resolved_at: string | null;
    snoozed_until: string | null;
    labels: Generated<string[]>;
    counted: Generated<number | null>;
  };
  counted: {
    id: GeneratedAlways<number | null>;
    name: GeneratedAlways<string | null>;
    columns: GeneratedAlways<string[] | null>;
    intact: GeneratedAlways<boolean | null>;
    ready: GeneratedAlways<boolean | null>;
  };
  counted_differences: {
    group_id: number;
    value: Json<JsonValue>;
    difference: number;
    amount: Generated<number>;
  };
  counted_groups: {
    id: Generated<number>;
    counted_table: string;
    columns: string[];
  };
  counted_kept: {
    group_id: GeneratedAlways<number | null>;
    value: GeneratedAlways<JsonValue>;
    total: GeneratedAlways<number | null>;
    amount: GeneratedAlways<number | null>;
  };
  counted_tables: {
    name: string;
    state: Generated<'counting' | 'ready'>;
    marks: Generated<number>;
    triggers: Generated<unknown[]>;
  };
  counted_totals: {
    group_id: number;
    value: Json<JsonValue>;
    total: number;
    amount: Generated<number>;
  };
  drivers: {
    id: Generated<number>;
    kode: string;
    name: string;
    email: string;
    alias: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  files: {
    name: string;
    mime: string;
    bytes: number;
    original_name: string | null;
    width: number | null;
    height: number | null;
    created_at: Generated<string>;
    created_by: number | null;
    kept_at: Generated<string>;
    guarded: Generated<boolean>;
    of_chat: Generated<boolean>;
  };
  flashsale_banners: {
    id: Generated<number>;
    flashsale_id: number;
    banner_url: string;
  };
  flashsale_products: {
    id: Generated<number>;
    flashsale_id: number;
    product_id: number;
    discount: Generated<number>;
    discount_type: Generated<'amount' | 'persentage'>;
    stock: Generated<number>;
    sold: Generated<number>;
    limit_stock: Generated<number>;
    active: Generated<0 | 1>;
  };
  flashsale_purchases: {
    id: Generated<number>;
    flashsale_product_id: number;
    transaction_item_id: number;
    quantity: number;
    price: number;
  };
  flashsales: {
    id: Generated<number>;
    start_date: string;
    start_time: string;
    end_date: string;
    end_time: string;
    starts_at: GeneratedAlways<string>;
    ends_at: GeneratedAlways<string>;
    sesi: GeneratedAlways<string>;
    switched_on: Generated<0 | 1>;
    thumbnail: string | null;
    product: Generated<number>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    rejected: Generated<0 | 1>;
    active: GeneratedAlways<0 | 1 | 2>;
  };
  harga_corets: {
    id: GeneratedAlways<number | null>;
    name: GeneratedAlways<string | null>;
    category_id: GeneratedAlways<number | null>;
    brand_id: GeneratedAlways<number | null>;
    price: GeneratedAlways<number | null>;
    product_promo_price_id: GeneratedAlways<number | null>;
    state: GeneratedAlways<string | null>;
    harga_coret: GeneratedAlways<number | null>;
  };
  idempotency_keys: {
    key: string;
    admin_user_id: number;
    endpoint: string;
    answer_status: number | null;
    answer: Json<JsonValue, null>;
    created_at: Generated<string>;
    fingerprint: Buffer | null;
  };
  imported_lines: {
    transaction_id: number;
    sku_code: string;
    occurrence: number;
  };
  imported_products: {
    sku_code: string;
    product_id: number;
    line_at: string | null;
    invoice_no: string | null;
    occurrence: number | null;
  };
  job_files: {
    job_id: number;
    file: string;
  };
  job_rejected_lines: {
    job_id: number;
    line: number;
    given: Json<JsonValue>;
    reason: string;
  };
  jobs: {
    id: Generated<number>;
    kind: string;
    title: string;
    admin_user_id: number | null;
    input: Json<JsonValue, undefined>;
    once_key: string;
    state: Generated<'queued' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled'>;
    done: Generated<number>;
    total: number | null;
    counts: Json<Job['counts'], undefined>;
    problems: Json<Job['problems'], undefined>;
    message: string | null;
    params: Json<Job['params'], null>;
    result_file: string | null;
    result_name: string | null;
    cursor: Json<JsonValue, null>;
    cancel_requested: Generated<boolean>;
    runner: number | null;
    attempts: Generated<number>;
    run_at: Generated<string>;
    started_at: string | null;
    ended_at: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    language: Generated<string>;
    stalls: Generated<number>;
    separator: Generated<',' | ';'>;
  };
  known_devices: {
    device_hash: Buffer;
    admin_user_id: number;
    used_at: Generated<string>;
  };
  later_messages: {
    id: Generated<number>;
    conversation_id: number;
    admin_user_id: number;
    client_id: string;
    content: string;
    send_at: string;
    created_at: Generated<string>;
  };
  list_views: {
    id: Generated<number>;
    owner_id: number | null;
    screen: string;
    name: string;
    query: string;
    shared: Generated<0 | 1>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  live_events: {
    id: GeneratedAlways<number>;
    position: number | null;
    of_table: string;
    kind: 'created' | 'changed' | 'deleted';
    key: string | null;
    at: Generated<string>;
    owner: number | null;
  };
  locations: {
    id: Generated<number>;
    code: string;
    name: string;
    global_dimension_1_code: string | null;
    last_sync_nav: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    deleted_at: string | null;
  };
  loyalty_levels: {
    id: Generated<number>;
    title: string;
    start_xp: number;
    end_xp: number;
    customer: Generated<number>;
    omset: GeneratedAlways<string>;
    active: Generated<'Y' | 'N'>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  loyalty_points: {
    id: Generated<number>;
    minimum_purchase: number;
    maximum_purchase: number;
    poin: number;
    purchase: GeneratedAlways<string>;
    active: Generated<'Y' | 'N'>;
    range_text: GeneratedAlways<string>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  messages: {
    id: Generated<number>;
    user_id: number;
    broadcast_id: number | null;
    voucher_id: number | null;
    category: string;
    content: string;
    created_at: Generated<string>;
    read_at: string | null;
    conversation_id: number;
    from_shop: Generated<boolean>;
    admin_user_id: number | null;
    client_id: string | null;
    type: Generated<string>;
    data: Json<ChatMessage['data'], null>;
    transaction_id: number | null;
    deleted_at: string | null;
    edited_at: string | null;
    quote_id: number | null;
  };
  migration_checksums: {
    name: string;
    checksum: string;
    kind: 'expand' | 'contract' | null;
    release: string | null;
  };
  nav_logs: {
    id: Generated<number>;
    url: string;
    method: string;
    message: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  new_promo_categories: {
    new_promo_id: number;
    category_id: number;
  };
  new_promo_uses: {
    new_promo_id: number;
    used: Generated<number>;
    amount: Generated<number>;
  };
  new_promos: {
    id: Generated<number>;
    nama: string;
    kode: string;
    kuota: number;
    banner: string | null;
    deskripsi: string;
    start_at: string;
    end_at: string;
    is_active: Generated<0 | 1>;
    items_condition: Json<JsonValue>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    code_twin: Generated<boolean>;
    readable: GeneratedAlways<number>;
    maks_total: number | null;
  };
  news: {
    id: Generated<number>;
    title: string;
    banner: string | null;
    start_date: string | null;
    end_date: string | null;
    content: Generated<string>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  otp_logs: {
    id: Generated<number>;
    user_id: number;
    otp_code: string;
    requested_at: Generated<string>;
    expired_at: string;
  };
  product_discounts: {
    id: Generated<number>;
    product_id: number;
    start_date_time: string;
    end_date_time: string;
    discount_price: number;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  product_free_items: {
    id: Generated<number>;
    product_free_id: number;
    place: Generated<number>;
    product_id: number;
  };
  product_frees: {
    id: Generated<number>;
    product_id: number;
    start_date: string;
    end_date: string;
    type: 'qty' | 'amount';
    value: number;
    qty_free: number;
    given: Generated<number>;
    berlaku_kelipatan: 0 | 1;
    deskripsi: string;
    produk_gratis: Generated<string>;
    active: Generated<0 | 1>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  product_images: {
    id: Generated<number>;
    product_id: number;
    image_url: string;
    thumbnail_image_url: string;
    ordering: Generated<number>;
  };
  product_inventories: {
    id: Generated<number>;
    product_id: number;
    inventory_code: string;
    stock: Generated<number>;
  };
  product_logs: {
    id: Generated<number>;
    product_id: number;
    new_values: Json<ProductLog['new_values']>;
    event: string;
    created_at: Generated<string>;
    old_values: Json<ProductLog['old_values'], undefined>;
    changed_by: string | null;
  };
  product_prices: {
    id: Generated<number>;
    product_id: number;
    price_code: string;
    price: number;
  };
  product_promo_prices: {
    id: Generated<number>;
    product_id: number;
    start_date: string;
    end_date: string;
    discount: number;
    discount_type: 'amount' | 'persentage';
    active: Generated<0 | 1>;
    replaced_at: string | null;
    created_by: Generated<string>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  product_view_counts: {
    day: string;
    product_id: number;
    total: number;
  };
  product_wholesale_prices: {
    id: Generated<number>;
    product_id: number;
    start_date: string | null;
    end_date: string | null;
    min_qty: Generated<number>;
    price: number;
    created_at: Generated<string>;
    deleted_at: string | null;
    synced_at: string | null;
  };
  products: {
    id: Generated<number>;
    name: string;
    sku_code: string;
    category_id: number | null;
    brand_id: number | null;
    price: Generated<number>;
    active: Generated<0 | 1>;
    blocked: Generated<0 | 1>;
    stock: Generated<number>;
    video_url: string | null;
    video: string | null;
    description: string | null;
    weight: number | null;
    max_qty: number | null;
    edited_at: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    erp_blocked: Generated<0 | 1>;
    held: Generated<0 | 1>;
    video_name: string | null;
    code_twin: Generated<boolean>;
  };
  promo_images: {
    id: Generated<number>;
    promo_id: number;
    image_url: string;
  };
  promo_master: {
    id: Generated<number>;
    jenis: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE' | 'HARGA CORET';
    id_relation: number;
    title: string;
    start_date: string;
    end_date: string;
    active: Generated<0 | 1>;
    submitter: number | null;
    version: Generated<number>;
    approved_version: number | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    id_screen: Generated<number>;
    approved: GeneratedAlways<number>;
    unread: Generated<0 | 1>;
    kind: GeneratedAlways<string>;
  };
  promo_products: {
    id: Generated<number>;
    promo_id: number;
    product_id: number;
  };
  promos: {
    id: Generated<number>;
    title: string;
    start_date: string;
    end_date: string;
    ordering: Generated<number>;
    content: string;
    banner: string | null;
    status: Generated<0 | 1>;
    product: Generated<number>;
    remind_start_date: string | null;
    remind_end_date: string | null;
    notified_at: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  promotion_approval_logs: {
    id: Generated<number>;
    approval_id: number;
    status: 'submitted' | 'approved' | 'rejected' | 'revise';
    level: Generated<string>;
    approver_id: number | null;
    approver: string;
    note: string | null;
    created_at: Generated<string>;
    turn: number | null;
  };
  promotion_approval_steps: {
    id: GeneratedAlways<number | null>;
    approval_id: GeneratedAlways<number | null>;
    version_id: GeneratedAlways<number | null>;
    version: GeneratedAlways<number | null>;
    asks: GeneratedAlways<string | null>;
    approver: GeneratedAlways<string | null>;
    level: GeneratedAlways<string | null>;
    created_at: GeneratedAlways<string | null>;
    status: GeneratedAlways<string | null>;
    note: GeneratedAlways<string | null>;
  };
  promotion_approvals: {
    id: Generated<number>;
    promo_master_id: number;
    version: number;
    current: Generated<0 | 1>;
    jenis: string;
    relation_id: number;
    name: string;
    start_date: string;
    end_date: string;
    periode: GeneratedAlways<string>;
    submitter: number | null;
    approval: Generated<1 | 2 | 3 | 4>;
    turn: number | null;
    proposal: Json<JsonValue, null>;
    created_at: Generated<string>;
    decided_at: string | null;
    updated_at: Generated<string>;
    approval_turn: GeneratedAlways<string>;
    asks: GeneratedAlways<string>;
    changes: Json<JsonValue, null>;
    kind: GeneratedAlways<string>;
  };
  promotion_categories: {
    new_promo_id: GeneratedAlways<number | null>;
    category_id: GeneratedAlways<number | null>;
  };
  promotion_states: {
    jenis: GeneratedAlways<string | null>;
    id_relation: GeneratedAlways<number | null>;
    start_date: GeneratedAlways<string | null>;
    end_date: GeneratedAlways<string | null>;
    state: GeneratedAlways<string | null>;
    start_time: GeneratedAlways<string | null>;
    end_time: GeneratedAlways<string | null>;
  };
  promotion_turns: {
    id: GeneratedAlways<number | null>;
    names: GeneratedAlways<string | null>;
  };
  promotion_uses: {
    id: Generated<number>;
    kind: 'new' | 'free' | 'bundle';
    promotion_id: number;
    transaction_id: number;
    quantity: number;
    amount: Generated<number>;
  };
  recovery_codes: {
    code_hash: Buffer;
    admin_user_id: number;
  };
  removed_names: {
    noun: string;
    id: number;
    name: string;
    removed_at: Generated<string>;
  };
  restorations: {
    id: Generated<number>;
    restored_at: Generated<string>;
    taken_at: string;
    live_at: string | null;
  };
  running_totals: {
    group_id: number;
    month: string;
    key: string;
    total: number;
  };
  sales_persons: {
    id: Generated<number>;
    sales_code: string;
    name: string;
    created_at: Generated<string>;
  };
  search_counts: {
    day: string;
    keywords: string;
    total: number;
  };
  second_factors: {
    admin_user_id: number;
    secret: Buffer;
    last_step: number;
    created_at: Generated<string>;
  };
  section_entries: {
    id: GeneratedAlways<number | null>;
    section_id: GeneratedAlways<number | null>;
    ordering: GeneratedAlways<number | null>;
    product_id: GeneratedAlways<number | null>;
    category_id: GeneratedAlways<number | null>;
    brand_id: GeneratedAlways<number | null>;
    sku_code: GeneratedAlways<string | null>;
    name: GeneratedAlways<string | null>;
  };
  section_items: {
    id: Generated<number>;
    section_id: number;
    ordering: number;
    product_id: number | null;
    category_id: number | null;
    brand_id: number | null;
    created_at: Generated<string>;
  };
  sections: {
    id: Generated<number>;
    title: string;
    type: 'product' | 'category' | 'brand';
    active: Generated<0 | 1>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  shop_presence: {
    user_id: number;
    online_until: string;
  };
  simulated_erp_values: {
    sku_code: string;
    kind: 'price' | 'stock' | 'tier';
    code: string;
    value: number;
    since: Generated<string>;
  };
  tokens: {
    id: Generated<number>;
    token_hash: Buffer;
    admin_user_id: number;
    created_at: Generated<string>;
    expires_at: string;
    revoked_at: string | null;
    address: string | null;
    user_agent: string | null;
    used_at: string | null;
    proved_at: Generated<string>;
  };
  transaction_credits: {
    id: Generated<number>;
    transaction_id: number;
    kind: 'cn' | 'voucher';
    promotion: string;
    title: string;
    words: Generated<string>;
    amount: number;
    due: number;
    holds: Generated<0 | 1>;
    voucher_id: number | null;
  };
  transaction_document_details: {
    id: Generated<number>;
    document_id: number;
    transaction_item_id: number;
    qty: number;
  };
  transaction_documents: {
    id: Generated<number>;
    transaction_id: number;
    pick_ticket_no: string;
    do_no: string;
    si_no: string | null;
    qty: Generated<number>;
    delivered_at: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  transaction_gifts: {
    id: Generated<number>;
    transaction_id: number;
    free_custom: string;
    qty: number;
    product_id: number | null;
    promotion: Generated<string>;
    back: Generated<number>;
  };
  transaction_items: {
    id: Generated<number>;
    transaction_id: number;
    product_id: number;
    occurrence: Generated<number>;
    quantity: number;
    deliver_qty: Generated<number>;
    price: number;
    discount_price: Generated<number>;
    final_price: number;
    ready_qty: Generated<number>;
    pre_order_qty: Generated<number>;
    notes: string | null;
    bundle_id: number | null;
  };
  transaction_pricings: {
    transaction_id: number;
    offers: Json<JsonValue>;
    result: Json<JsonValue>;
    updated_at: Generated<string>;
  };
  transaction_settlements: {
    transaction_id: number;
    points: Generated<number>;
  };
  transaction_sro_lines: {
    id: Generated<number>;
    sro_id: number;
    transaction_item_id: number;
    qty: number;
  };
  transaction_sros: {
    id: Generated<number>;
    transaction_id: number;
    sro_no: string;
    type: Generated<string>;
    status: Generated<'On Process' | 'Failed'>;
    created_by: number | null;
    created_at: Generated<string>;
  };
  transactions: {
    id: Generated<number>;
    invoice_no: string;
    user_id: number;
    total_price: Generated<number>;
    nav_id: string | null;
    created_at: Generated<string>;
    payment_type: string | null;
    paid: Generated<0 | 1>;
    state: Generated<0 | 1 | 2 | 3>;
    receiver_address: string | null;
    note: string | null;
    virtual_account_id: string | null;
    xp_point: number | null;
    updated_at: Generated<string>;
    shop_name: Generated<string>;
    points: number | null;
    additional_discount: Generated<number>;
    reminded_at: string | null;
    created_by: number | null;
    due_on: GeneratedAlways<string | null>;
    paid_amount: number | null;
    returned_amount: Generated<number>;
    balance: GeneratedAlways<number | null>;
    unsettled: GeneratedAlways<number>;
    amount_due: GeneratedAlways<number>;
  };
  user_sales: {
    user_id: number;
    sales_person_id: number;
  };
  user_update_infos: {
    id: Generated<number>;
    user_id: number;
    store_name: string | null;
    store_address: string | null;
    owner_name: string | null;
    email: string | null;
    phone_number: string | null;
    status: Generated<0 | 1>;
    status_string: GeneratedAlways<string>;
    created_at: Generated<string>;
    processed_at: string | null;
    processed_by: number | null;
  };
  users: {
    id: Generated<number>;
    uuid: Generated<string>;
    nav_id: string | null;
    owner_name: string | null;
    shop_name: string;
    username: string | null;
    email: string | null;
    phone_number: string | null;
    address: string | null;
    kota: string | null;
    active: Generated<0 | 1>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    password_hash: string | null;
    synced_at: string | null;
    point_balance: Generated<number>;
    level_points: Generated<number>;
    level_id: number | null;
  };
  voucher_brands: {
    id: Generated<number>;
    voucher_id: number;
    place: Generated<number>;
    brand_id: number;
  };
  voucher_categories: {
    id: Generated<number>;
    voucher_id: number;
    place: Generated<number>;
    category_id: number;
  };
  voucher_products: {
    id: Generated<number>;
    voucher_id: number;
    place: Generated<number>;
    product_id: number;
  };
  voucher_shops: {
    id: Generated<number>;
    voucher_id: number;
    place: Generated<number>;
    user_id: number;
  };
  voucher_usages: {
    id: Generated<number>;
    voucher_id: number;
    user_id: number;
    transaction_id: number | null;
    status: Generated<'used' | 'cancelled'>;
    amount: Generated<number>;
    created_at: Generated<string>;
  };
  vouchers: {
    id: Generated<number>;
    name: string;
    code: string | null;
    active: Generated<0 | 1>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    credit_poin: Generated<number>;
    level_id: number | null;
    deskripsi: Generated<string>;
    image: string | null;
    image_url: GeneratedAlways<string | null>;
    jenis: Generated<'public' | 'private' | 'loyalty'>;
    product_type: Generated<'semua' | 'kategori' | 'brand' | 'sku'>;
    kuota: Generated<number>;
    is_min: Generated<0 | 1>;
    amount_min: number | null;
    penawaran: Generated<'free-gift' | 'potongan' | 'undian'>;
    potongan_type: 'persentase' | 'nominal' | null;
    besar: number | null;
    maksimal: number | null;
    hadiah: string | null;
    start_date: string | null;
    end_date: string | null;
    user_id: number | null;
    active_yn: GeneratedAlways<'Y' | 'N'>;
    code_twin: Generated<boolean>;
  };
  wl_areas: {
    city: GeneratedAlways<string | null>;
    shops: GeneratedAlways<number | null>;
  };
};
