/**
 * @generated SignedSource<<aa6daa2e3251de020af5f40e509436d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoungeCard_message$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly chatPath: string | null | undefined;
  readonly name: string | null | undefined;
  readonly text: string;
  readonly viewerIsAuthor: boolean;
  readonly " $fragmentType": "LoungeCard_message";
};
export type LoungeCard_message$key = {
  readonly " $data"?: LoungeCard_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoungeCard_message">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "LoungeCard_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsAuthor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatPath",
      "storageKey": null
    }
  ],
  "type": "LoungeMessage",
  "abstractKey": null
};
})();

(node as any).hash = "5a0c4c477ebfbcf86a3b4d4125d4fcf1";

export default node;
