import { english } from './english-words.ts';
import type { Lexicon, Source } from '../phrases.ts';

// Danger from others: blows, threats, captivity, force, touch; of whoever writes, or of somebody near.

const lexicon: Lexicon = {
  ...english,
  abuser: `my [{which}] [{which}] ({kin}|stepdad|step dad|stepfather|step father|stepmum|stepmom|stepmother|step mother|ex husband|ex wife|in laws|inlaws|teacher|ustad|ustadh|ustadha|ustaz|imam|sheikh|shaykh|employer|madam|sponsor|kafeel|carer|caretaker|caregiver|landlord|tutor|qari|molvi|maulana|moulana|manager|supervisor|old man|man|mil|fil|guardian|wali|foster dad|foster mum|quran teacher|mosque teacher|madrasa teacher|madrassa teacher|maktab teacher|family|father in law|husbands family|husbands brother|husbands mother|mums boyfriend|moms boyfriend|dads friend|fathers friend|uncles)`,
  subject:
    '{abuser}|he|she|they|hes|shes|theyre|everyone at home|someone at home|somebody|someone|a man|this man|the man|a relative|an uncle|the imam|the teacher|the ustadh|the sheikh|the qari|a teacher|a boy|a guy|dad|mum|mom|father|mother|baba|abbu|ammi|mama|hubby|parents|both parents|people at home|the man i married|the molvi|the maulana',
  hits: 'hit|hits|hitting|hitted|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|burn|burns|burned|burnt|burning|push|pushes|pushed|pushing|shove|shoves|shoved|shoving|grab|grabs|grabbed|grabbing|drag|drags|dragged|dragging|spit on|spits on|spat on|whip|whips|whipped|throw|throws|threw|throwing|smash|smashes|smashed|rape|rapes|raped|raping|molest|molests|molested|grope|gropes|groped|fondle|fondles|abuse|abuses|abused|abusing|hurts|hurting|hurt|attack|attacks|attacked|assault|assaults|assaulted|bite|bites|bit|threaten|threatens|threatened|threatening|lock|locks|locked|locking|trap|traps|trapped|stalk|stalks|stalked|stalking|blackmail|blackmails|blackmailed|blackmailing|pin|pins|pinned|starve|starves|starving|starved|kill|kills|killing|stab|stabs|stabbed|torture|tortures|tortured|harass|harasses|harassed|harassing|cane|canes|caned|belts|belted|thrash|thrashes|thrashed|batter|batters|battered|smack|smacks|smacked|smacking|pull|pulls|pulled|shake|shakes|shook|scratches|scratched|cut|cuts|grooming|groomed|exploit|exploits|exploited|terrorise|terrorises|terrorizes|terrorize|bully|bullies|bullied|follows|following|followed|corners|cornered|wallops|beats up|beat up|beating up|hitting on',
  mine: 'me|us|my {kin}|my [{which}] {kin}|myself and|me and|our kids|our children|our daughter|our son|the kids|the children|the baby',
  hurtThird:
    '{mine}|her|him|them|his wife|his kids|her kids|his children|her children|their kids|their children|each other',
  scared:
    'scared|afraid|terrified|frightened|fear|fearful|petrified|scard|scarred|frightend|so scared|shaking|fearing|tremble|trembling|dread|dreading|panic|nervous|worried|living in fear|shake|freeze|flinch|hide',
};

const blows = `
  your {kin} [{adv}] {hits} [{adv}] (you|your)
  {subject} [{adv}] [{adv}] [{adv}] [{hits}|go|goes|gets|starts|started|tries|tried|keeps|likes|used|threatens|threatened|promised] [to|and|or] [{adv}] {hits} [{adv}] [at|up] {mine}
  {abuser} [{adv}] [{adv}] [used|tried|tries|threatens|threatened|keeps|started|starts|and|likes] [to|in|law] [{adv}] {hits} [{adv}] [up] {hurtThird}
  {abuser} .. {hits} .. {mine}
  {subject} .. (hit|hits|beat|beats|slap|slaps|slapped|punch|punched|kick|kicked|choked|chokes|strangled|rape|raped|rapes|pushed|pushes|shoved|shoves|threatened|threatens) .. (me|us) 
  {abuser} [{adv}] [{adv}] (is|gets|was|got|becomes|became|turns|turned|can be|has been|being) [{adv}] [{adv}] (violent|abusive|physical|aggressive|dangerous|rough)
  (he|she|they|dad|mum|mom|hes|shes) [{adv}] (is|gets|was|got|becomes|became|turns|can be|has been|being) [{adv}] [{adv}] (violent|physical|abusive|rough) (with me|with us|towards me|to me|when|at home|sometimes|again|if|>|and)
  {subject} .. (raise|raises|raised|lift|lifts|lifted|lay|lays|laid|put|puts|putting|laying|raising) .. [his|her|their|a|the] (hand|hands|fist|fists) [{adv}] [on|at|around|to|against|over] (me|us|my|her|again|when|if|>|him|throat|neck)
  (hands|hand|pillow|knife|gun|belt|arm|knee|fingers|phone charger|cable) .. (around|round|on|over|to|at|against) my (neck|throat|face|mouth)
  (with|using|by) (a|his|the|her|their|an) (belt|stick|cane|cable|shoe|hanger|rod|pipe|wire|slipper|chappal|iron|broom|hose|ruler|spoon|wooden spoon|wooden stick|charger)
  {i} .. (was|got|get|am|being|been|were) [{adv}] (hit|beaten|slapped|raped|abused|assaulted|molested|harassed|threatened|choked|attacked|locked|stalked|blackmailed|groomed|kicked|punched|strangled|trafficked|sexually abused|sexually assaulted|physically abused|beaten up|forced into|forced to marry|forced to sleep|violated|tortured|whipped|caned|being hit|being beaten|being abused|trapped here|held here|kept here|locked up|locked in)
  (abuse|abused|abusing|violence|abuser|abusive|beatings|beating|hitting) .. (me|i|my|home|us|husband|marriage|family|relationship|father|leave)
  (my|an|in an|in a|this) [{adv}] (abusive|violent|toxic and violent) (husband|wife|marriage|relationship|home|family|father|dad|mother|mum|mom|parents|house|household|ex|partner|brother|man|situation|uncle|stepfather|boyfriend)
  (bruise|bruises|bruised|black eye|broken rib|busted lip|split lip|broke my arm|broke my nose|broken nose|marks on my|finger marks|fracture|swollen)
  (told|tell|lied to|lie to|telling) .. (doctor|hospital|nurse|teacher|people|everyone|mum|family|school|neighbours|them) .. (fell|fall|slipped|walked into|tripped|stairs|door)
  (said|say|blamed|claimed) i [had] (fell|slipped|walked into a|tripped) 
  {subject} .. (throws|threw|smashes|smashed|breaks|broke|throw|punches|punched) .. (things|plates|stuff|dishes|walls|wall|doors|door|furniture|phone|at me) .. (angry|when|at me|at us|fight|argue|mad|me|again|every|and i|scared|last)
  (pulls|pulled|pull|grabs|grabbed|drags|dragged) (my hair|me by|her hair|me out)
  (beatings|hitting|screaming|shouting) .. (every night|at home|every day|starts|never stops|got worse|getting worse)
`;

const threats = `
  (kill|murder|stab|shoot|slaughter|strangle|burn|bury|hurt|beat|end|find|disown and kill|honour kill|honor kill|poison|attack) (me|us|my mum|my mother|my sister|my kids|my brother|the kids) [if|when|for|because|one day|and|in|with|soon|tonight|again|too|or|like|alive|himself|once|unless|over]
  {subject} .. (threat*|warned|swore|swears|promised|said|says) .. (kill|hurt|beat|burn|divorce me and|take the kids|take my kids|take my children|take my baby|take the children|ruin|destroy|send me back|post|leak|share|show everyone|tell everyone|throw me out|acid|deport|find me|regret|make me pay|slaughter) [me|us|my|the|everyone] 
  (threat*) [to|me|us|her|my|with|that] .. (me|us|kill|hurt|her|kids|knife|my|family|divorce|photos|pictures)
  {subject} .. (knife|gun|acid|weapon|machete|axe) .. (me|us|my|at|pulled|pointed|threw)
  (honour|honor) (killing|kill|violence|based)
  (blackmail*|extort*|sextort*) .. (me|my|photos|pictures|money|him|her|he|video)
  (blackmail*|stalk*|stalker)
  (photos|pictures|pics|videos|video|nudes|screenshots) of me .. (send|post|share|leak|show|if i|unless|threat*|tell|online|public)
  (follows|following|followed|waits|waiting|stalks|stalking|watches|watching) (me|for me|outside my) [home|everywhere|around|from|to|house|school|work|wherever|after|all]
`;

const fear = `
  {i} [{adv}] [{adv}] [{adv}] {scared} [{adv}] [to|of|for|that|when|about|at|from|every|in|by|every time|whenever|if|near|around|because|what] [{adv}] (him|her|them|my {kin}|my [{which}] {kin}|{abuser}|go home|going home|to go home|return home|coming home|go back|going back|at home|my life|my safety|my own home|my own house|he|she|they|his|the house|home|be home|being home|the weekend|weekends|be alone with|being alone with|sleep at night|what he|what she|what they|someone will hurt|the door|footsteps|the key|the keys|door opens|night time|leave my room|my home|my house|he comes|he is|his car|his footsteps|for my kids|for my children|for my mum|for my mother|for my sister|our lives|my childrens|my kids)
  {i} [{adv}] {notV} [{adv}] [feel|be|been|go|want to go|wanna go|want to be|felt|feeling|want to stay|am|safe] [to|go] (safe|home|at home)  [{adv}] [at|in|with|around|here|because|anymore|after|when|home|today|>|there] 
  (not|isnt|dont feel|doesnt feel|never feel|never felt|didnt feel|no longer|no longer feel|unsafe|wasnt|never|arent|not feeling|cant feel|do not feel|is not|am not) [{adv}] [a] (safe|unsafe) [{adv}] [at|in|with|around|here|for] (home|house|my own home|him|her|here|them|my room|my own house|me|us|my kids|my husband|my wife|my father|my dad|my uncle|our house|where i live|my family|the kids|the children|place|in my|at home|my brother|>|anywhere)
  (walk*|tiptoe*|tip toe*) on (eggshells|egg shells)
  (hide|hid|hiding|lock|locked|locking|lock myself|barricade*|hides|sleep) [{self}|ourselves|my|the|our] [bedroom|door|kids|and|in|under|with|bathroom] [in|under|inside|door|doors|locked|with|into|from] [a|my|the|at] [his|her|my|the] (bathroom|toilet|closet|wardrobe|bed|room|night|him|dad|knife|chair|kids|when he|when my|cupboard|door|until he|phone|money|car|garage) .. (he|dad|when|until|night|him|father|husband|every|drunk|calms|asleep|angry|brother|she|comes|hear|in case|so that|so)
  (run|ran|running|escape|escaped|escaping|flee|fled|get|leave|got) [away|out] [from|of] [home|him|here|this house|this marriage|my husband|my family|my house|my parents|the house|there|an abusive] [{adv}] (because he|because they|before he|but he|but im scared|but they|and he found|with my kids|but he said|and nowhere|before they|nowhere to go)
  (run away|running away|ran away|escape|runaway) from [my] (home|him|house|husband|family|parents|them|here|marriage|father)
  {they} .. (coming home|comes home|gets home|back home|back from work|home soon|walks in|drinks|drunk|been drinking) .. (scared|hide|hiding|afraid|shake|shaking|dread|terrified|panic|hit|hits|quiet|pretend|stomach|angry|frightened|mood)
  (what (he|she|they|my dad|my father|my husband|my brother|my uncle|my stepfather|my stepdad|my mother|my mum) (does|will do|would do|do|might do|is going to do|could do|can do)) [{adv}] [to|when|if|at|tonight|with] (me|us|my|he|she|night|drunk|when|tonight|him|her|them)
  (home|house) [is|isnt|doesnt feel|was|has become|feels] [{adv}] [not|like|never] [a|been] (safe|a prison|a warzone|war zone|hell|dangerous|unsafe|prison|battlefield|safe place)
`;

const captivity = `
  (took|takes|taken|taking|hid|hides|hide|keeps|keep|kept|has|confiscated|confiscates|holding|holds|broke|smashed|stole|steals|controls|control|locked away|seized) [away|all|of|all of] (my|our|her) (passport|passports|phone|salary|wages|papers|iqama|iqamas|id|documents|visa|bank card|cards|keys|car keys|earnings|paycheck|mobile|id card|certificates|money) [away|from|so|and|>|with|since|when|every|until|because|if|for|too|now]
  (wont|doesnt|dont|will not|does not|do not|never|didnt|not|refuses to|refuse to|wouldnt|forbids|forbid|stops|stop|prevents|isnt|arent|banned|forbade) [{adv}] (let|lets|allow|allows|letting|allowing|me|us|allowed) [me|us|her|my sister|my mum] [to|from] [{adv}] (leave|leaving|out|go out|go outside|see my|see anyone|seeing my|call my|call anyone|talk to anyone|talk to my|talk to people|speak to anyone|speak to my|eat|eating|go anywhere|have a phone|have my phone|use my phone|use a phone|have money|have any money|see a doctor|see the doctor|go to the doctor|go to hospital|go to school|sleep|leave the|visit anyone|contact my|contact anyone|have friends|go home)
  (not|never|isnt|am not|arent|im not|wasnt|not even) allowed [{adv}] (to|out|outside|a phone|my phone|money|any) [leave|go out|go outside|see|have|speak|eat|talk|use|step|contact|call|phone|of] [the|my|to|with|out] (house|anyone|my|family|phone|friends|alone|out|outside|home|mother|money|people|>|flat|apartment|room|door|parents|food)
  (checks|check|controls|control|tracks|track|monitors|monitor|reads|read|controlling|checking|tracking|monitoring|watches|goes through|records) [all|all of|every|everything] [my|me] [every|phone|and|messages|who] (phone|messages|move|where i|whatsapp|location|everything|what i|calls|call|me|who i|every|i do|i wear|i eat|clothes|money|camera|cameras|laptop)
  (lock|locks|locked|keep|keeps|kept|locking|keeping|shut|trapped|hold|holds|holding|chained|tied|imprisoned) [{adv}] (me|us|her|my sister|my mum|my mother|up|him) [{adv}] [in|up|inside|out|at|prisoner|locked|hostage|to|from] (in|up|inside|out|room|house|bathroom|flat|basement|here|home|prisoner|locked|hostage|my|the|a|bed|outside)
  (cant|cannot|not able to|couldnt|no way to|afraid to|scared to|unable to|dont know how to|want to|how do i|how can i) [ever] (leave|escape|get away from|get out of|divorce|leaving) (the house|him|her|this house|this marriage|my husband|my wife|home|my marriage|here safely|this man|safely|my house) [because|he|without|or|i|they|and|but|if|>|safely|alive] .. (he|they|hell|kill|kids|scared|afraid|passport|hurt|violent|follow|find|threat*|money|nowhere|locked|hits|papers|visa)
  (prisoner|hostage|slave|trapped) [{adv}] (in|at|with|of) [my|this|our|his|her|an] (own home|home|house|own house|marriage|room|him|them|family|husband)
`;

const force = `
  {subject} (doesnt|dont|didnt|wont|never) [ever] (stop|listen|care|take no) .. (no|say|said|cry|scream|beg|push|answer)
  (forc*|making|make|makes|made|pressur*|push*|coerc*|threat*|blackmail*|sold|sell|selling|promised|engaged|arranged|bully|bullying|tricked|order*|marrying|marry|married|beat|hit|trying to get|want|wants|going to) [{adv}] [me|her|us|my sister|my cousin|my friend|him|my little sister|a girl|my daughter] [{adv}] [into|to|for|in|off|up] [a|an|the|get|be|being|accept|agree|getting] (marry|marriage|marriages|nikah|nikkah|wed|wedding|rishta|engaged|engagement|married) .. (dont want|didnt want|cousin|older|old man|against|refuse|refused|no|scared|15|16|17|14|13|help|pakistan|man|stranger|someone|him|force*|beat|kill|next|this|soon|never|i|said|abroad|home|somalia|bangladesh|yemen|egypt|week|month|summer|her|>)
  (forc*|coerc*|made|makes|making) (me|her|us|him|my sister|my cousin|my daughter) [{adv}] (to|into|in) [{adv}] (marry|marriage|nikah|sex|sleep with|bed|have sex|have relations|do things|do stuff|touch|watch|stay with him|take off|undress|work without|work for|send|kiss|intimacy|have an abortion|abort|drink|take drugs|be with him|do it)
  (marry|marrying|married|marries|sell|selling|give|giving) (me|her|my sister|my little sister|my cousin|my friend) off
  (forced|force) (marriage|nikah|wedding|labour|sex)
  (dont|do not|didnt|doesnt|never) [{adv}] want [to] [get] (marry|married|this marriage|the marriage|this nikah|this wedding|to be married) .. (force*|parents|family|making|dad|father|beat|they|kill|threat*|cousin|mum|mother|but|anyway|no choice)
  (without|against) (my|her) (consent|permission|will|agreement|wishes|knowledge)
  (take|taking|took|send|sending|sent|flying|bringing) (me|us|her|my sister) [back] [to|home|overseas|abroad|away] .. (marry|married|marriage|nikah|cousin i|wed|wedding|fgm|circumcis*|cut)
  (fgm|female circumcision|circumcise (my|me|her|the girls)|cut my (daughter|daughters|sister)|khatna)
  (comes|came|come|sneaks|sneaked|gets|got|climbs|climbed|walks|walked|creeps|enters|entered|coming|lies) (in|into|to|in to|inside|on|next to) (my room|my bed|my bedroom|me) [at|in|when|while|every|and|without|during|>|late] 
  (made|makes|make|asked|asks|asking|wants|wanted|tells|told|forces|forced|gets|pressures) (me|my sister|her|my daughter|him|my son) [to|into] [{adv}] (touch|watch|undress|kiss|take off|send pictures|send photos|send pics|send nudes|do things|do stuff|do bad things|sit on his|get in his|meet him alone|keep it|keep quiet|not tell|not to tell|never tell|hide it)
  (touch|touches|touched|touching|fondl*|grope*|kissed|kisses|rubs|rubbed|strokes|licked) (me|my sister|my daughter|my son|my brother|my body|my chest|my private*|my breast*|my legs|my thigh|my thighs|her|the girls|the boys|the children) (there|inappropriate*|down|in ways|in a way|under|when|at night|while|and|>|where|i|without|even|in my sleep|between|wrong|during|after|again|on|every|he|but)
  (my|the|our|his) [{which}] [{kin}|teacher|imam|boss|employer|ustad|ustadh|sheikh|qari|tutor|coach|driver|doctor|neighbour|neighbours|stepfather|stepdad|relative] [son|husband|friend] [{adv}] (touch|touches|touched|touching|gropes|groped|kissed) (me|my sister|my daughter|my son|my body|us)
  (was|were|been|got|being) (touched|groped|raped|molested|kissed) [{adv}] (by|when i was|as a|at|there|inappropriate*|in)
  (rape|raped|rapes|rapist|raping|molest|molested|molests|molester|molestation|sexually abus*|sexual abuse|sexual assault|sexually assault*|sexual harassment|sexually harass*|incest|groomed|grooming me) .. (me|i|my|mine|us|husband|uncle|he|when|by|was)
  (i|my) .. (was|been|got|am|is) (raped|molested|sexually*|groomed|assaulted)
  (even|still|although|but|though|anyway) [when|though|if|after] i [{adv}] (say|said|told him|tell him|begged|beg|screamed|cried|push|pushed) [him] (no|stop|not|to stop|away) 
  i [{adv}] (say|said|says|tell|told him|told her) (no|stop) .. (he|she|they|doesnt|didnt|dont|wont|anyway|still)
  {i} [didnt|dont|never|did not|do not] (consent|want it|want him to|want to sleep with|agree to it|want to have sex|give consent) .. (he|but|forced|still|anyway|husband|did)
  (sends|sent|send|sending|shows|showed|showing|asks for|asked for|asking for|wants|demands|asks me for) [me|my] [for] [him] (nudes|naked|dirty pictures|dirty messages|porn|pictures of my|photos of my|pictures of himself|photos of himself|pics of himself|his private*|bad pictures|bad videos|dirty videos|pics of my body|sexual) 
  (our|a|my|his) [little|special|big] secret .. (touch*|uncle|tell|told|room|he|hurt|game|teacher)
  (told|tells|said|says|makes|asked|warned|tell) [me|us] [to|not|dont|he|never|swear] [to|not|ever] (tell anyone|tell anybody|tell my mum|tell my mom|tell my mother|tell my parents|tell mum|keep quiet|keep it a secret|keep it secret|keep silent|be silent|stay quiet|say anything|not to tell|tell no one) .. 
  {abuser} .. (uncomfortable|looks at me|stares at me|staring at me|inappropriate*|private parts|my body|hugs me too|sits too close|weird way|asks me to sit|brushes against)
`;

const others = `
  (hear|heard|hearing) [her|him|them|the|my|a|our|someone|children|kids|neighbour|neighbours|woman|next] .. (screaming|screams|scream|crying|shouting|beating|begging|hitting|being hit|being beaten|thuds|cry for help) .. (next door|through the|wall|walls|upstairs|downstairs|flat|neighbour*|night|husband|every|door|again|him|her|house|apartment)
  (neighbour*|neighbor*|{near}|{they}|a friend|our cousin|a sister|someone i know|our neighbour|a woman i know|a girl i know|the girl next door|the woman next door|a student) .. (husband|dad|father|mother|mum|mom|brother|brothers|boyfriend|stepdad|stepfather|wife|son|uncle|in laws|parents|family|being|gets|got|is being|was) [{adv}] [{adv}] (hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|punches|punched|abuses|abused|abusing|hurts|hurting|hurt badly|rapes|raped|threatens|threatened|choked|chokes|strangled|controls|locks|locked|molests|molested|kicks|kicked|touches|touched|burned|burns|forced|forcing|violent|starves|starving|tortures)
  {near} .. (bruises|black eye|marks on|scared of her|scared of his|afraid of her husband|afraid of his|scared to go home|afraid to go home|being abused|being beaten|being hit|getting beaten|is abused|gets beaten|in danger|being forced|locked in|afraid of her|violent home)
  (hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|burn|burns|burned|kick|kicks|abuse|abuses|abusing|hurts|hurting|locks|starves|rapes|molests|touches) (the|his|her|their|my|our) [own|little|{which}] (kids|children|wife|son|daughter|baby|daughters|sons|brother|sister|brothers|sisters|mother|mum|mom|siblings|elderly mother|grandmother|maid|stepson|stepdaughter|nephew|niece|students)
  (someone|somebody|a man|people|they) [{adv}] (is|are) [{adv}] (hurting|beating|hitting|abusing|touching|threatening|stalking|following|forcing|blackmailing) (me|us|my|her)
`;

export const englishDanger: Source = {
  lexicon,
  lines: [blows, threats, fear, captivity, force, others].join('\n'),
};
