// Generated from schemas/bundle/bundle-suggestion.widget.json by `npm run generate`. Edit that instead of this file.
/** What widget bundle-suggestion is given. What the products of a bundle cost by themselves, and the price that their percentages suggest. */
export interface BundleSuggestionProps {}
