/**
 * @generated SignedSource<<ca055a57a0fab8977c2dbbd4772da14b>>
 * @relayHash 9b9a1b133a7792dd1a025032d5fbb478
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2691f6af0de60891c018a26261734ef3bcbb0547930ce22cb18575146edfe882

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveScreenQuery } from './FileArchiveScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2691f6af0de60891c018a26261734ef3bcbb0547930ce22cb18575146edfe882",
    "metadata": {},
    "name": "FileArchiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
