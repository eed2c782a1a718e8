/** Whether each number is greater than the one before it. */
export function isRising(numbers: readonly number[]): boolean {
  return numbers.every((one, i) => i === 0 || one > (numbers[i - 1] as number));
}
