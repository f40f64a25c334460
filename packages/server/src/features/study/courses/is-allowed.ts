import { AppError } from '@shuyuan/contract/kernel/app-error';

/** The answer of some work; a refusal is a no. */
export async function isAllowed(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
