/** One label and one sign on every page: (price − NAV) ÷ NAV, below zero for a discount. */
export const discountLabel = 'Discount (−) or premium'
