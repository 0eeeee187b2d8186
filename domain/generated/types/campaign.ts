// Generated from schemas (campaign) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** What shops are to buy until a day, and what they get for it; it changes no price. */
export interface Campaign {
  id: number;
  /** 1: it was used, so it is not deleted. */
  was_used: 0 | 1;
  ordering: number;
  title: string;
  /** How many shops take part. */
  participant: number;
  start_date: string;
  end_date: string;
  active: 0 | 1;
  edit_said: string;
  active_string: string;
  type: 'product' | 'category' | 'brand';
  type_target: 'amount' | 'qty';
  /** Rupiah or pieces. */
  target: number;
  /** HTML. */
  content: string;
  banner_url: string | null;
  remind_start_date: string | null;
  remind_end_date: string | null;
  version: string;
  approval_id: number | null;
  approval_status: {
    approval?: number;
  } | null;
  approval_action: boolean;
  /** The version and whose turn it is: "2.1" is level 1's turn in version 2. */
  approval_turn: string | null;
  /** Who gets what by the edit that waits, in words. */
  approval_offer: {
    message: string;
    params?: {};
  } | null;
  /** Whose turn it is while it waits, or that an edit was rejected, in words. */
  approval_standing: {
    message: string;
    params?: {};
  } | null;
  /** Who gets what, in words. */
  offer: {
    message: string;
    params?: {};
  } | null;
  /** Whether it applies today, in words. */
  standing: {
    message: string;
    params?: {};
  } | null;
  /** How often orders used it and what it gave, in words. */
  used: {
    message: string;
    params?: {};
  } | null;
  /** The picture of an edit that waits for approval: none or one. */
  waiting_picture: readonly {
    picture: string;
  }[];
  /** That the form shows an edit that waits for approval, in words. */
  waiting: {
    message: string;
    params?: {};
  } | null;
}

/** Body of campaign.add-items. */
export interface CampaignAddItemsBody {
  /**
   * @minItems 1
   * @maxItems 4000
   */
  item_id: readonly number[];
  /**
   * The campaign, beside each of the others.
   *
   * @minItems 1
   * @maxItems 4000
   */
  campaign_id: readonly number[] | number;
}

/** Body of campaign.add-participants. */
export interface CampaignAddParticipantsBody {
  /**
   * @minItems 1
   * @maxItems 4000
   */
  user_id: readonly number[];
  /**
   * The campaign, beside each of the others.
   *
   * @minItems 1
   * @maxItems 4000
   */
  campaign_id: readonly number[] | number;
}

/** Body of campaign.create. */
export interface CampaignCreateBody {
  title: string;
  start_date: string;
  end_date: string;
  type_target: 'amount' | 'qty';
  target: number;
  ordering: number;
  banner: FileValue | '' | null;
  content: string;
  type: 'product' | 'category' | 'brand';
  /**
   * Keys of what type says; the word all alone means every active one.
   *
   * @minItems 1
   * @maxItems 4000
   */
  items: readonly (number | string)[];
  /**
   * Keys of shops.
   *
   * @minItems 1
   * @maxItems 4000
   */
  participants: readonly number[];
}

/** Path parameters of campaign.delete. */
export interface CampaignDeleteParams {
  id: number;
}

/** Path parameters of campaign.delete-item. */
export interface CampaignDeleteItemParams {
  itemId: number;
}

/** Path parameters of campaign.get. */
export interface CampaignGetParams {
  id: number;
}

/** Query of campaign.get. */
export interface CampaignGetQuery {
  /** With the values of an edit that waits for approval. */
  edit?: 1;
}

/** What campaign.get answers: one row, the item, or the alert's data. */
export interface CampaignGetItem {
  id: number;
  /** 1: it was used, so it is not deleted. */
  was_used: 0 | 1;
  ordering: number;
  title: string;
  /** How many shops take part. */
  participant: number;
  start_date: string;
  end_date: string;
  active: 0 | 1;
  edit_said: string;
  active_string: string;
  type: 'product' | 'category' | 'brand';
  type_target: 'amount' | 'qty';
  /** Rupiah or pieces. */
  target: number;
  /** HTML. */
  content: string;
  banner_url: string | null;
  remind_start_date: string | null;
  remind_end_date: string | null;
  version: string;
  approval_id: number | null;
  approval_status: {
    approval?: number;
  } | null;
  approval_action: boolean;
  /** The version and whose turn it is: "2.1" is level 1's turn in version 2. */
  approval_turn: string | null;
  /** Who gets what by the edit that waits, in words. */
  approval_offer: {
    message: string;
    params?: {};
  } | null;
  /** Whose turn it is while it waits, or that an edit was rejected, in words. */
  approval_standing: {
    message: string;
    params?: {};
  } | null;
  /** Who gets what, in words. */
  offer: {
    message: string;
    params?: {};
  } | null;
  /** Whether it applies today, in words. */
  standing: {
    message: string;
    params?: {};
  } | null;
  /** How often orders used it and what it gave, in words. */
  used: {
    message: string;
    params?: {};
  } | null;
  /** The picture of an edit that waits for approval: none or one. */
  waiting_picture: readonly {
    picture: string;
  }[];
  /** That the form shows an edit that waits for approval, in words. */
  waiting: {
    message: string;
    params?: {};
  } | null;
}

/** Path parameters of campaign.items. */
export interface CampaignItemsParams {
  id: number;
}

/** Query of campaign.items. */
export interface CampaignItemsQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What campaign.items answers: one row, the item, or the alert's data. */
export interface CampaignItemsItem {
  id: number;
  campaign_id: number;
  product: {
    id: number;
    sku_code: string;
    name: string;
  } | null;
  category: {
    id: number;
    name: string;
    description: string | null;
  } | null;
  brand: {
    id: number;
    name: string;
  } | null;
}

/** Query of campaign.list. */
export interface CampaignListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'ordering' | 'title' | 'participant' | 'start_date' | 'end_date' | 'active';
  dir?: 'asc' | 'desc';
}

/** What campaign.list answers: one row, the item, or the alert's data. */
export interface CampaignListItem {
  id: number;
  ordering: number;
  title: string;
  /** How many shops take part. */
  participant: number;
  /** 1: it was used, so it is not deleted. */
  was_used: 0 | 1;
  start_date: string;
  end_date: string;
  active: 0 | 1;
  edit_said: string;
  active_string: string;
  type: 'product' | 'category' | 'brand';
  type_target: 'amount' | 'qty';
  /** Rupiah or pieces. */
  target: number;
}

/** Body of campaign.list-export. */
export interface CampaignListExportBody {
  format: 'csv' | 'xlsx';
  /**
   * @minItems 1
   * @maxItems 200
   */
  columns: readonly {
    path: string;
    label: string;
    as: 'text' | 'number' | 'date' | 'choice' | 'active' | 'row-number' | 'address';
    format?: string;
    labels?: {
      [k: string]: string;
    };
    base?: string;
  }[];
  zone: string;
  locale: string;
  query?: {
    search?: string;
    sort?: 'id' | 'ordering' | 'title' | 'participant' | 'start_date' | 'end_date' | 'active';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of campaign.notify. */
export interface CampaignNotifyBody {
  campaign_id: number;
  type: 'all' | 'participant';
  user_id?: number;
}

/** Path parameters of campaign.participants. */
export interface CampaignParticipantsParams {
  id: number;
}

/** Query of campaign.participants. */
export interface CampaignParticipantsQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What campaign.participants answers: one row, the item, or the alert's data. */
export interface CampaignParticipantsItem {
  id: number;
  user_id: number;
  user: {
    shop_name: string;
    owner_name: string | null;
  } | null;
  /** Percent of the target, 0 to 100. */
  participant_progress: number;
  /** Rupiah or pieces. */
  reached: number;
  campaign: {
    type_target: 'amount' | 'qty';
  } | null;
  reward: string;
}

/** Path parameters of campaign.reach. */
export interface CampaignReachParams {
  id: number;
}

/** What campaign.reach answers: one row, the item, or the alert's data. */
export interface CampaignReachItem {
  /** A source text. */
  message: string;
  params: {
    /** The participants. */
    count: number;
  };
}

/** Body of campaign.remind. */
export interface CampaignRemindBody {
  id: number;
  remind_start_date: string;
  remind_end_date: string;
}

/** What campaign.remind answers: one row, the item, or the alert's data. */
export interface CampaignRemindItem {
  id: number;
  ordering: number;
  title: string;
  /** How many shops take part. */
  participant: number;
  start_date: string;
  end_date: string;
  active: 0 | 1;
  active_string: string;
  type: 'product' | 'category' | 'brand';
  type_target: 'amount' | 'qty';
  /** Rupiah or pieces. */
  target: number;
  /** HTML. */
  content: string;
  banner_url: string | null;
  remind_start_date: string | null;
  remind_end_date: string | null;
  version: string;
}

/** Path parameters of campaign.set-active. */
export interface CampaignSetActiveParams {
  id: number;
  state: 'active' | 'nonactive';
}

/** Body of campaign.update. */
export interface CampaignUpdateBody {
  id: number;
  title: string;
  start_date: string;
  end_date: string;
  type_target?: 'amount' | 'qty';
  target: number;
  ordering: number;
  content: string;
  banner?: FileValue | '' | null;
}

/** What campaign.update answers: one row, the item, or the alert's data. */
export interface CampaignUpdateItem {
  id: number;
  version: string;
}

/** Body of campaign.update-participants. */
export interface CampaignUpdateParticipantsBody {
  all: boolean;
  /** Of the campaign with all, else of the participant. */
  id: number;
  reward: string;
}
