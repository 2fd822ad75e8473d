/**
 * @generated SignedSource<<c5aadc2129a4b62177aa315b65051dbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeLine_message$data = {
  readonly lodgeLegacyId: number | null | undefined;
  readonly name: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "LodgeLine_message";
};
export type LodgeLine_message$key = {
  readonly " $data"?: LodgeLine_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeLine_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeLine_message",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lodgeLegacyId",
      "storageKey": null
    }
  ],
  "type": "LodgeMessage",
  "abstractKey": null
};

(node as any).hash = "cae162fdca9131a75aa06d4c101f5943";

export default node;
