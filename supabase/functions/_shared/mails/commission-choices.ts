import type {CommissionForm} from '../contracts/commission.ts';

const SIZES: Record<CommissionForm['size'], string> = {
  '8x10': '8 × 10 inches',
  '12x16': '12 × 16 inches',
  '16x20': '16 × 20 inches',
  '24x36': '24 × 36 inches',
  custom: 'Custom size',
};

const BUDGETS: Record<CommissionForm['budget'], string> = {
  under500: 'Under CAD $500',
  '500-1000': 'CAD $500 to $1,000',
  '1000-2000': 'CAD $1,000 to $2,000',
  over2000: 'Over CAD $2,000',
};

export function formatSize(size: CommissionForm['size']): string {
  return SIZES[size];
}

export function formatBudget(budget: CommissionForm['budget']): string {
  return BUDGETS[budget];
}
