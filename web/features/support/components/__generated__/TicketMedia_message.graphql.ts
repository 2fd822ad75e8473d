/**
 * @generated SignedSource<<b814143fefe531845322373526e69cb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TicketMedia_message$data = {
  readonly isByMail: boolean;
  readonly leftOutCount: number;
  readonly media: ReadonlyArray<{
    readonly height: number;
    readonly id: string;
    readonly legacyId: number;
    readonly width: number;
    readonly " $fragmentSpreads": FragmentRefs<"MediaTile_media">;
  }>;
  readonly otherAddress: string | null | undefined;
  readonly " $fragmentType": "TicketMedia_message";
};
export type TicketMedia_message$key = {
  readonly " $data"?: TicketMedia_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketMedia_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketMedia_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isByMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftOutCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
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
          "name": "legacyId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MediaTile_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TicketMessage",
  "abstractKey": null
};

(node as any).hash = "449140a6d756c12536bed33e8e16b7a7";

export default node;
