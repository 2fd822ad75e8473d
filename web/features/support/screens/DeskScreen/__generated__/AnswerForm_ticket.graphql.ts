/**
 * @generated SignedSource<<7e2265e6aa253bde49af6ad0111070cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerForm_ticket$data = {
  readonly isTakenByViewer: boolean;
  readonly legacyId: number;
  readonly templates: ReadonlyArray<{
    readonly key: string;
    readonly text: string;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "AnswerForm_ticket";
};
export type AnswerForm_ticket$key = {
  readonly " $data"?: AnswerForm_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerForm_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerForm_ticket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTakenByViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TicketTemplate",
      "kind": "LinkedField",
      "name": "templates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffTicket",
  "abstractKey": null
};

(node as any).hash = "16e63820fcadae3d6fc8db2d5f349d96";

export default node;
