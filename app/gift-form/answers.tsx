import "./answers.css";

// What the form shows after the first view.
export { FormFaults } from "./form-faults.tsx";
export { Questions } from "./questions.tsx";
export { Understood } from "./understood-answers.tsx";
