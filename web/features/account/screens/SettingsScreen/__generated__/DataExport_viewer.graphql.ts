/**
 * @generated SignedSource<<326b2ad7d666cfd2deeb86502062ee50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataExportStatus = "FAILED" | "READY" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type DataExport_viewer$data = {
  readonly dataExport: {
    readonly endsAt: string | null | undefined;
    readonly size: number | null | undefined;
    readonly status: DataExportStatus;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DataExport_viewer";
};
export type DataExport_viewer$key = {
  readonly " $data"?: DataExport_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataExport_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataExport_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DataExport",
      "kind": "LinkedField",
      "name": "dataExport",
      "plural": false,
      "selections": [
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
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0a87a9d855d15f19f3ec27abb7e23414";

export default node;
