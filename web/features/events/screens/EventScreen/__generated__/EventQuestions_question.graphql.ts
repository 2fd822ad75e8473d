/**
 * @generated SignedSource<<13e6dd309073d1f5b3a2653d0a40edca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventQuestions_question$data = {
  readonly answer: string | null | undefined;
  readonly askedAt: string;
  readonly asker: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  } | null | undefined;
  readonly id: string;
  readonly text: string;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "EventQuestions_question";
};
export type EventQuestions_question$key = {
  readonly " $data"?: EventQuestions_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventQuestions_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventQuestions_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "asker",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileLink_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventQuestion",
  "abstractKey": null
};

(node as any).hash = "ba5fbd6b1a07a0e90d481482375d4dba";

export default node;
