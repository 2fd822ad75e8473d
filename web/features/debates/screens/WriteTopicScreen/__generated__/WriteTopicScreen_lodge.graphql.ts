/**
 * @generated SignedSource<<a398c6bcbfd477a4bd64e24180846d82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteTopicScreen_lodge$data = {
  readonly debateCategories: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly legacyId: number;
  readonly viewerCanStartTopic: boolean;
  readonly viewerCanTakePart: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TopicEditor_lodge">;
  readonly " $fragmentType": "WriteTopicScreen_lodge";
};
export type WriteTopicScreen_lodge$key = {
  readonly " $data"?: WriteTopicScreen_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteTopicScreen_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteTopicScreen_lodge",
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
      "name": "viewerCanStartTopic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTakePart",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopicEditor_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "4f337258557fd9f4ec4757dc16423720";

export default node;
