import { describeEveryPage } from './every-page.ts'

describeEveryPage([
  '/market-research/sub/LSE:HVL/summary',
  '/market-research/sub/LSE:HVL/charts-and-performance',
  '/market-research/sub/LSE:HVL/financials/summary',
  '/market-research/sub/LSE:HVL/financials/income-statement',
  '/market-research/sub/LSE:HVL/financials/balance-sheet?show=common',
  '/market-research/sub/LSE:HVL/financials/cash-flow?show=growth',
  '/market-research/sub/LSE:HVL/financials/key-ratios',
  '/market-research/sub/LSE:HVL/dividends?holding=lots',
  '/market-research/sub/LSE:HVL/company-info',
  '/market-research/sub/LSE:HVL/director-deals?show=all',
  '/market-research/sub/LSE:HVL/news',
  '/market-research/sub/LSE:HVL/news-item/11',
  '/market-research/sub/LSE:HVL/costs?amount=lots&years=99',
])
