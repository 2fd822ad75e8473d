/**
 * @generated SignedSource<<2a6c6dba49b04f132226c57150782545>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewCard_review$data = {
  readonly author: string;
  readonly date: string;
  readonly rating: number;
  readonly text: string;
  readonly " $fragmentType": "ReviewCard_review";
};
export type ReviewCard_review$key = {
  readonly " $data"?: ReviewCard_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewCard_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewCard_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "57ec7bd176c15425155a3469339eb640";

export default node;
