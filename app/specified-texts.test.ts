import { expect, test } from "vitest";
import { listTexts } from "#tests/support/locale-texts.ts";

/** Specification, what it quotes and section 8, but for what cannot happen here: an account is deleted as a whole or not at all. */
const messages = [
  "Keep My Account",
  "Continue to Delete",
  "Restricted access for authorized administrators only",
  "An account with this email already exists. Please sign in instead.",
  "Password must be at least {{count}} characters long.",
  "New user registration is currently disabled. Please contact support.",
  "Please enter a valid email address.",
  "Invalid email or password. Please check your credentials.",
  "Please check your email and click the verification link before signing in.",
  "Too many login attempts. Please wait a few minutes and try again.",
  "For security purposes, you can only request a password reset once every {{mailIntervalS}} seconds.",
  "For security purposes, you can only request a confirmation email once every {{mailIntervalS}} seconds.",
  "This email address is not authorized. Please contact support.",
  "Configuration error. Please check your setup and try again.",
  "Network error. Please check your internet connection and try again.",
  "Request timed out. Please check your internet connection and try again.",
  "Login failed. Please check your email and password.",
  "Authentication error: {{message}}",
  "An unexpected error occurred. Please try again.",
  "Failed to delete account",
  "Unauthorized",
  "Please sign in to upgrade your plan",
  "Access denied. Admin privileges required.",
  "User not authenticated",
  "Please try again tomorrow.",
  "Failed to generate gift ideas",
  "Failed to load blog posts: {{reason}}",
  "Failed to save blog post: {{reason}}",
  "Failed to delete blog post: {{reason}}",
  "Failed to load policies",
  "Failed to save policy",
  "Failed to load SEO settings",
  "Failed to save SEO settings",
  "Are you sure you want to delete this blog post?",
  "Blog post created successfully!",
  "Blog post updated successfully!",
  "Blog post deleted successfully!",
  "Policy saved successfully!",
  "SEO settings saved successfully!",
  "Password reset email sent! Please check your inbox and follow the instructions.",
  "Password updated successfully! You can now sign in with your new password.",
];

/** Section 5. */
const rules = [
  "Email and password are required",
  "Please enter a valid email address",
  "Password must be at least 6 characters long",
  "Full name is required for sign up",
  "Passwords do not match",
];

test.each([...messages, ...rules])("the interface says '%s' to the letter", async (sentence) => {
  const texts = [...(await listTexts("en")).values()];

  expect(texts).toContain(sentence);
});
