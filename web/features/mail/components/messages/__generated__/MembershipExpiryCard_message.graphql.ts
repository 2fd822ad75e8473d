/**
 * @generated SignedSource<<812d17ff444a8e975045020db975342d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembershipExpiryCard_message$data = {
  readonly until: string | null | undefined;
  readonly " $fragmentType": "MembershipExpiryCard_message";
};
export type MembershipExpiryCard_message$key = {
  readonly " $data"?: MembershipExpiryCard_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipExpiryCard_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipExpiryCard_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    }
  ],
  "type": "MembershipExpiryMessage",
  "abstractKey": null
};

(node as any).hash = "ecbd404d8cf1ed4a63994820ee4672c3";

export default node;
