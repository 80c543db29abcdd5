/** What goes with a thing that one has already: lessons and straps for a guitar. */
export const accompaniments =
  "recipe, recipes, dinners, cookbook, 食谱, レシピ, strap, stand, lesson, lessons, class, classes, course, courses, workshop, case, holder, accessory, accessories, cleaning kit, care kit, cover, sleeve, tuition, teacher, songbook, sheet music, club, festival, concert, museum, tour, tasting, bean, beans, pod, pods, film, lens, lenses, 课, 课程, 教程, 背带, 支架, 配件, 保护套, 谱, 体验课, 体验, 架, 套, 收纳, 镜头, 胶卷, レッスン, 教室, ストラップ, スタンド, ケース, 講座, カバー, アクセサリー, 体験, フィルム, レンズ, 用品, 楽譜";
