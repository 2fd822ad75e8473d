/**
 * @generated SignedSource<<3954bb9eaf10963877da748545cc8709>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailTicketFiles_message$data = {
  readonly files: ReadonlyArray<{
    readonly height: number;
    readonly isVideo: boolean;
    readonly previewUrl: string;
    readonly url: string;
    readonly width: number;
  }>;
  readonly " $fragmentType": "EmailTicketFiles_message";
};
export type EmailTicketFiles_message$key = {
  readonly " $data"?: EmailTicketFiles_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailTicketFiles_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailTicketFiles_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTicketFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVideo",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previewUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmailTicketMessage",
  "abstractKey": null
};

(node as any).hash = "272f05041a3f5ad6604d60e4dbe9996e";

export default node;
