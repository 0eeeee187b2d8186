// Generated from schemas (product-inventory) by `npm run generate`. Edit that instead of this file.
export interface ProductInventory {
  id: number;
  inventory_code: string;
  /** Pieces. */
  stock: number;
}
