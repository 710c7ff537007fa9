/** WIN-57: what the long sections of the terms come to, by their ids. Nothing is in here that the texts do not have. */

export const SHOPPER_TERMS_IN_SHORT: Readonly<Record<string, string>> = {
  'who-sells-to-you':
    'Each shop sells to you in its own name. We take your payment and step in when something goes wrong.',
  prices:
    'Prices are in naira with taxes. You see the delivery fee before you pay: one fee for each shop’s parcel.',
  'ordering-and-paying':
    'We hold your items for 30 minutes. You pay once for all shops, and your card number never reaches us.',
  'delivery-and-pickup':
    'To your address or to a pickup point. Lost or damaged on the way means your money back in full.',
  'when-something-is-wrong':
    'You have 7 days after delivery to report a problem, and every shop guarantees its goods for 30 days.',
}

export const MERCHANT_TERMS_IN_SHORT: Readonly<Record<string, string>> = {
  'opening-a-shop': 'Keep your profile true. We check every new shop, and you sell in your own name.',
  packages:
    'Three packages from ₦120,000 a month, the first 3 months free, then a set-up fee of ₦200,000 once. Invoices are paid from your sales.',
  'commission-with-a-package':
    'With a package we keep 5% to 12% of gross sales, by category. A refund gives it back.',
  'payouts-and-statements':
    'Paid to your bank account monthly, every second Friday or every Friday. You have 5 days to check each statement.',
  'your-listings': 'Say what it is, keep prices and quantities true, and list nothing that is forbidden.',
  'orders-and-delivery':
    'Send each order within 1 working day, tell us within 1 day if you cannot, and keep receipts for 13 months.',
  'returns-complaints-and-your-guarantee':
    'Shoppers can report a problem for 7 days, and you stand by what you sold for 30.',
  'shoppers-data-and-confidentiality':
    'Shoppers’ data is for their orders and for nothing else. Both of us keep what is confidential to ourselves for 1 year after we part.',
  'when-things-go-wrong':
    'You answer for your goods, and we answer for the market up to what you paid us in 12 months.',
  'suspending-and-ending':
    'Either of us can end this with one month’s notice. We can suspend a shop at once where shoppers are in danger.',
}
