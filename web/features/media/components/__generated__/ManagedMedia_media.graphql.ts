/**
 * @generated SignedSource<<9a3a40ad6253d0743697519e83a1f66e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING" | "WAITING_FOR_LOOK";
import type { FragmentRefs } from "relay-runtime";
export type ManagedMedia_media$data = ReadonlyArray<{
  readonly __typename: string;
  readonly id: string;
  readonly legacyId: number;
  readonly status: MediaStatus | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedTile_media" | "MediumSheet_media">;
  readonly " $fragmentType": "ManagedMedia_media";
}>;
export type ManagedMedia_media$key = ReadonlyArray<{
  readonly " $data"?: ManagedMedia_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedMedia_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ManagedMedia_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
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
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManagedTile_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediumSheet_media"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "d9ccf67d4cce4e55d25dc4448a38beb1";

export default node;
