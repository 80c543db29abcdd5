/** Phrases that contain the name of an interest and are none. */
export const notInterests =
  "rock climbing shoes, music box, hot dog, hot dogs, cat burglar, film star looks, ice breaker, 和平, 人间烟火, 马上, 马虎, 花钱, 花时间, 茶色, 花痴, 花心, 猫腻, 热狗, 马路, 花费, 平和, 馬鹿, 花粉, 花火, 猫背, 山田, 车间, 星期, 明星, 歌星, 爆笑";
