/** What the choices of the gift form are called; keyed by their values. */
export const options = {
  relationship: {
    spouse: "Spouse or partner",
    parent: "Parent",
    child: "Child",
    sibling: "Sibling",
    friend: "Friend",
    colleague: "Colleague",
    "extended-family": "Extended family",
    other: "Someone else",
  },
  occasion: {
    birthday: "Birthday",
    anniversary: "Anniversary",
    christmas: "Christmas",
    valentines: "Valentine’s Day",
    "mothers-day": "Mother’s Day",
    "fathers-day": "Father’s Day",
    graduation: "Graduation",
    wedding: "Wedding",
    housewarming: "Housewarming",
    "just-because": "Just because",
    other: "Something else",
  },
};
