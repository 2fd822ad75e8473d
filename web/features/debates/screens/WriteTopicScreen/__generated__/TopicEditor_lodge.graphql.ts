/**
 * @generated SignedSource<<64df574e391312ec77917e56ea2edce5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopicEditor_lodge$data = {
  readonly debateCategories: ReadonlyArray<{
    readonly id: string;
    readonly legacyId: number;
    readonly name: string;
  }> | null | undefined;
  readonly id: string;
  readonly isDark: boolean;
  readonly legacyId: number;
  readonly name: string;
  readonly " $fragmentType": "TopicEditor_lodge";
};
export type TopicEditor_lodge$key = {
  readonly " $data"?: TopicEditor_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicEditor_lodge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopicEditor_lodge",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DebateCategory",
      "kind": "LinkedField",
      "name": "debateCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};
})();

(node as any).hash = "22829da7550d65becd635693cc126758";

export default node;
