/**
 * @generated SignedSource<<cdc20ecd42c1284d99e56e6ca185e981>>
 * @relayHash c9a10060c25c245b562577f9fd53b75a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81982d876f7b1f1b7171d1c1acc81675afc93eccf763030612fbbe596ab66570

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditEntryScreenQuery } from './EditEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81982d876f7b1f1b7171d1c1acc81675afc93eccf763030612fbbe596ab66570",
    "metadata": {},
    "name": "EditEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
