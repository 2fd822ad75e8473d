/**
 * @generated SignedSource<<3d72835de0c5555af3a7c18d1b3f52dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportConversationDialog_conversation$data = {
  readonly id: string;
  readonly name: string;
  readonly other: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ReportConversationDialog_conversation";
};
export type ReportConversationDialog_conversation$key = {
  readonly " $data"?: ReportConversationDialog_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportConversationDialog_conversation">;
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
  "name": "ReportConversationDialog_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "other",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "8dce96199d07a3e29c6a61bfa3b85e29";

export default node;
